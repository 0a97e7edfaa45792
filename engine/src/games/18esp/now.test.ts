import { describe, expect, it } from 'vitest';
import type { Phrase } from '../../table/words.ts';
import { say } from '../../table/words.ts';
import type { EspTable } from './clock.ts';
import { game } from './index.ts';
import { mcp } from './operate-scene.ts';
import { acted, anna, laterRound } from './stock-scene.ts';
import { after, findingsOf, newTable, Scene } from './testing.ts';
import { dividend } from './moves/dividend.ts';
import { done } from './moves/done.ts';
import { takeover } from './moves/takeover.ts';
import { train } from './moves/train.ts';

/** The name of the sentence, and how its smaller line reads in German. */
const asked = (table: EspTable, seat = 'anna') => {
  const { text } = game.prompt(table, seat);
  return [text.key.replace('18esp/now/', ''), more(text)];
};
const more = ({ key, params }: Phrase): string =>
  game.words[`${key}/more`] ? say(game.words, 'de', { key: `${key}/more`, params }) : '';
const where = (table: EspTable) => game.prompt(table, null).where.map(({ key }) => key.replace('18esp/', ''));

describe('what a stock turn asks for', () => {
  const trader = () => laterRound().major('CFEA', 'anna').veteran('CFEA');
  it('ESP-4.1.02 above the certificate limit nobody is told to pass', () => {
    const many = laterRound({ seats: ['anna', 'bert', 'cleo', 'dora', 'emil', 'finn'] }, '5')
      .major('MCP', 'anna')
      .major('CRB', 'anna')
      .major('N', 'anna')
      .veteran('MCP', 'CRB', 'N');
    const { text } = game.prompt(many.table, 'anna');
    expect([text.key, say(game.words, 'de', text)]).toEqual([
      '18esp/now/must-sell',
      'anna, verkaufe 2 Zertifikate.',
    ]);
  });
  it('ESP-4.3.03 with debts nobody is told to buy, without debts nobody to repay', () => {
    expect(asked(trader().table)).toEqual(['trade', 'Verkaufen, ein Zertifikat kaufen.']);
    const owing = trader().debt('anna', 100).table;
    expect(asked(owing)).toEqual([
      'trade-debt',
      '100 pts Schulden: gekauft wird erst, wenn alles getilgt ist.',
    ]);
    expect(asked(acted(owing, anna.sells('CFEA')))[0]).toBe('sold-debt');
    expect(asked(acted(owing, anna.repays(10)))[0]).toBe('repaid-debt');
    expect(asked(acted(trader().debt('anna', 10).table, anna.repays(10)))[0]).toBe('repaid');
  });
});

describe('what a company’s turn asks for', () => {
  const short = (cash: number) =>
    mcp('trains', '4').stackFrom('4').cash('company/MCP', 100).cash('seat/anna', cash);
  it('ESP-5.3.1.06 a minor has neither station nor pass to build', () => {
    const minor = new Scene().phase('2').minor('CM', 'anna').token('CM', 0, 'E29').operating('CM');
    expect(asked(minor.table)).toEqual(['build-minor', 'Gleis oder Mine – oder fahren']);
    expect(asked(mcp('build').table)[0]).toBe('build');
  });
  it('ESP-5.6.01 without a minor in play a southern major goes straight on to the trains', () => {
    const earned = (scene: Scene) =>
      after(dividend, scene.clock({ ran: { routes: [], tender: null, income: 50, subsidy: 0 } }).table, {
        type: 'dividend',
        seat: 'anna',
        kind: 'pay',
      }).clock.step;
    expect(earned(mcp('income'))).toBe('trains');
    expect(earned(mcp('income').minor('SC', 'bert'))).toBe('takeover');
  });
  it('ESP-5.6.06 nobody is asked for a takeover that the treasury cannot pay', () => {
    const scene = mcp('takeover').train('MCP', '3').minor('SC', 'anna', 70).veteran('SC');
    expect(asked(scene.cash('company/MCP', 70).table)).toEqual(['takeover', 'oder kaufe Züge, oder fertig']);
    expect(asked(scene.cash('company/MCP', 60).table)).toEqual(['trains', 'oder fertig']);
  });
  it('ESP-5.7.11 without a train the turn does not end: nobody is told that it may', () => {
    expect(asked(short(0).cash('company/MCP', 500).table)[0]).toBe('trains-duty');
    expect(asked(short(200).table)[0]).toBe('trains-help');
    const choosy = mcp('takeover').minor('SC', 'anna', 70).veteran('SC').cash('company/MCP', 500);
    expect(asked(choosy.table)).toEqual(['takeover-duty', 'oder kaufe einen Zug']);
  });
  it('ESP-5.7.1.04 the gap, and what closes it: sales where they do, else the loan', () => {
    expect(asked(short(50).clock({ veterans: [] }).table)).toEqual([
      'trains-loan',
      'es fehlen 150 pts: nimm einen Kredit',
    ]);
    const rich = short(50).major('CRB', 'bert').shares('CRB', 'anna', 3).veteran('CRB').price('CRB', 80);
    expect(asked(rich.table)).toEqual([
      'trains-raise',
      'es fehlen 150 pts: verkaufe Aktien oder nimm einen Kredit',
    ]);
    expect(asked(rich.clock({ emergency: 'sales' }).table)[0]).toBe('trains-sell');
  });
  it('ESP-5.7.10 several directors with too many trains: each for the own companies', () => {
    const scene = new Scene().phase('4').minor('CM', 'anna').minor('SC', 'bert').operating('CM', 'trains');
    for (const company of ['CM', 'CM', 'SC', 'SC']) scene.train(company, '3');
    expect(asked(scene.table)).toEqual(['discard-all', 'zu viele haben: CM, SC']);
    expect(say(game.words, 'de', game.prompt(scene.table, null).text)).toBe(
      'anna, bert: gebt überzählige Züge eurer Gesellschaften ab.',
    );
  });
  it('ESP-5.6.02 ESP-5.6.08 who is asked for a minor reads the price and the share', () => {
    const scene = mcp('takeover').minor('SC', 'bert', 70).veteran('SC');
    const open = after(takeover, scene.table, { type: 'takeover', seat: 'anna', minor: 'SC' });
    expect(asked(open, 'bert')).toEqual([
      'offer-takeover',
      'Die MCP zahlt dir 70 pts, dazu bekommst du eine 10-%-Aktie von ihr.',
    ]);
  });
  it('ESP-2.2.03 the card of P6 has the name of the side that is up', () => {
    const { table } = new Scene();
    const name = (gift6: string) => {
      const lot = { ...table.clock.lot!, private: 'P6' as const };
      const { text } = game.prompt({ ...table, clock: { ...table.clock, lot, gift6 } }, 'anna');
      return say(game.words, 'de', text);
    };
    expect(name('CRB')).toBe('anna, biete auf P6 Ferrocarril de Zafra a Huelva oder passe.');
    expect(name('CFEA')).toBe('anna, biete auf P6 Ferrocarril Vasco-Navarro oder passe.');
    const title = (gift6: string) =>
      JSON.stringify(game.stage({ ...table, clock: { ...table.clock, gift6 } }).faces['private/P6']);
    expect([title('CRB').includes('name/P6"'), title('CFEA').includes('name/P6/back"')]).toEqual([
      true,
      true,
    ]);
  });
});

describe('the end, §8', () => {
  const late = (step: 'run' | 'trains' = 'trains') =>
    mcp(step, '7').stackFrom('8').cash('company/MCP', 900).clock({ or: 1, ors: 3 });
  it('ESP-8.01 once it is called the place in the game says what is still to come', () => {
    expect(where(newTable()).some((key) => key.startsWith('ending'))).toBe(false);
    // Right after the round: the top bar shows these two.
    expect(where(late().clock({ ending: 'called' }).table)[1]).toBe('ending/called');
    expect(where(late().clock({ ending: 'last', or: 2 }).table)).toContain('ending/last');
    expect(where(laterRound().clock({ ending: 'last' }).table)).toContain('ending/stock');
  });
  it('ESP-8.02 the very last round says that northern majors count twice', () => {
    expect(where(late().clock({ ending: 'last', or: 3 }).table)).toContain('ending/final');
  });
  it('ESP-8.01 the rounds that will not be played are gone from the track', () => {
    const rounds = (table: EspTable) =>
      game
        .stage(table)
        .surfaces.flatMap((s) => (s.kind === 'steps' && s.id === 'round' ? s.steps.map(({ id }) => id) : []));
    expect(rounds(late().table)).toContain('OR3');
    expect(rounds(late().clock({ ending: 'called' }).table)).not.toContain('OR2');
  });
  it('ESP-8.01 the purchase and the export of the second 8 say what they start', () => {
    const buy = (n: number) => ({ type: 'train', seat: 'anna', train: `train/8/${n}`, side: '8' });
    const said = (scene: Scene, n: number) => findingsOf(train, scene.table, buy(n)).map(({ rule }) => rule);
    expect(said(late(), 1)).toEqual([]);
    const second = () => late().train('MCP', '8');
    expect(said(second(), 2)).toEqual(['18esp/8/end-called']);
    const leaving = (or: number) =>
      findingsOf(done, second().clock({ or }).table, { type: 'done', seat: 'anna' }).map(({ rule }) => rule);
    expect([leaving(2), leaving(3)]).toEqual([[], ['18esp/8/end-exported']]);
  });
});

describe('words', () => {
  it('no sentence ends in two full stops', () => {
    for (const [key, { de, en }] of Object.entries(game.words))
      for (const [language, text] of [
        ['de', de],
        ['en', en],
      ] as const) {
        const blanks = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name!, 1]);
        expect(say(game.words, language, { key, params: Object.fromEntries(blanks) }), key).not.toMatch(
          /\.\./,
        );
      }
  });
});
