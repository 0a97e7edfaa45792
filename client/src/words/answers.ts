import { bring } from './brought.ts';

/** What stands beside the answers of the table. */
export const answerTexts = bring({
  'answer.more': { de: 'mehr', en: 'more' },
  'answer.less': { de: 'weniger', en: 'less' },
  'answer.away': { de: 'weg', en: 'away' },
  'answer.ping': { de: 'Zeigen', en: 'Point' },
});
