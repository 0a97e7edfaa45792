/** The paragraph that asks for each thing of the expert game which stays to be done by hand. */
export const EXPERT_DUES: Readonly<Record<string, string>> = {
  'due/pubs': '7.1.1',
  'due/kim': '7.1',
  'due/wagon': '7.1.3',
  'due/start-kim': '7.4',
  'due/event': '7.2',
  'due/fair': '7.2',
  'due/reserved': '7.2',
  'due/shares': '7.2',
};
