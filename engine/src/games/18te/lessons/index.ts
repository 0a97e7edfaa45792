import first from './first-quarter.json' with { type: 'json' };

/** In the order in which one takes them. */
export const lessons: readonly unknown[] = [first];
