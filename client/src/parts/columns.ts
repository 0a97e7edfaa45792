/** Side by side five and more would have no room for a name: they stand in two rows. */
export const columnsFor = (people: number): number => (people > 4 ? Math.ceil(people / 2) : people);
