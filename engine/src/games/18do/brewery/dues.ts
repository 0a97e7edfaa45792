/** The paragraph that asks for each thing of a brewery round which stays to be done by hand. */
export const BREW_DUES: Readonly<Record<string, string>> = {
  'due/idle-equipment': '6.5.2.2',
  'due/brew-income': '6.5.2.5',
  'due/owners-half': '6.5.2.5',
  'due/equipment': '6.5.2.6',
  'due/owner-adds': '6.5.2.6',
  'due/order': '6.5.2.8',
  'due/demand': '6.5.2.9',
  'due/no-demand': '6.5.2.9',
  'due/siding-cubes': '6.5.1',
  'due/unload': '6.5.1',
};
