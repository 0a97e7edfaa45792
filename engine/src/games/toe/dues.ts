/** The paragraph that asks for each thing which stays to be done by hand. */
export const DUE_SECTIONS: Readonly<Record<string, string>> = {
  'due/auction': '8',
  'due/audit': '11',
  'due/chair': '6',
  'due/chips': '9',
  'due/complete': '7',
  'due/licence': '8',
  'due/loss': '12',
  'due/payout': '9',
  'due/phases': '6',
  'due/profit': '5',
  'due/reminder': '12',
  'due/unseen': '8',
  'due/unsold': '8',
  'due/vehicle': '8',
};
