import { isHeld } from '@stellwerk/shared/documents.ts';
import { settled } from '@stellwerk/engine/table/dues.ts';
import { judge } from '@stellwerk/engine/table/judge.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Finding, Seat } from '@stellwerk/engine/table/types.ts';
import type { Request } from '@stellwerk/shared/documents.ts';
import { Avatar } from '../parts/Badge.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useSeatLooks } from '../parts/seat-look.ts';
import { session } from '../table/session.ts';
import { useSpeech } from '../table/shown.ts';
import type { Speech } from '../words/speech.ts';
import { useTable } from '../table/table.ts';
import { wayBetween } from '../words/way-back.ts';
import type { Say } from '../words/use-text.ts';
import { useText } from '../words/use-text.ts';
import { sayEntry } from '../words/say-entry.ts';
import { sayRule } from '../words/say-rule.ts';

/** What somebody asks, in a sentence. Moves are called by what they did: nobody knows their numbers. */
export function sayQuestion({ question, by }: Request, speech: Speech, t: Say, play: Play): string {
  const who = speech.name(by);
  switch (question.do) {
    case 'undo': {
      const { moves } = wayBetween(play, play.head, question.to);
      const [only] = moves;
      return only && moves.length === 1
        ? t('ask.undo-one', { who, what: sayEntry(speech, play, only) })
        : t('ask.undo', { who, n: moves.length, to: question.to });
    }
    case 'overrule':
      return t('ask.overrule', {
        who,
        move: speech.deed(play.table, question.move, speech.name(question.move.seat)),
      });
    case 'waive':
    case 'uphold': {
      const entry = play.log[question.entry];
      return t(`ask.${question.do}`, { who, what: entry ? sayEntry(speech, play, entry) : '' });
    }
    case 'house-rule':
      return t('ask.house', { who, rule: sayRule(play.game, speech.language, question.rule) });
    case 'lift-house-rule':
      return t('ask.house-ends', { who, rule: sayRule(play.game, speech.language, question.rule) });
  }
}

/** The rules that what is asked about breaks: a vote is about them. */
export const brokenBy = (play: Play, { question, findings = [] }: Request): readonly Finding[] => {
  const about =
    question.do === 'waive' || question.do === 'uphold'
      ? (play.log[question.entry]?.findings ?? [])
      : question.do === 'overrule' && findings.length === 0
        ? judge(play.game, settled(play.table), question.move)
        : findings;
  return about.filter(({ weight }) => weight === 'breach');
};

/** Who did, or wants to do, what is asked about. */
const moverOf = (play: Play, { question, by }: Request): Seat | null =>
  question.do === 'waive' || question.do === 'uphold'
    ? (play.log[question.entry]?.seat ?? null)
    : question.do === 'overrule'
      ? question.move.seat
      : by;

/** Who has said what. */
export function Votes({ request, seats }: { readonly request: Request; readonly seats: readonly Seat[] }) {
  const t = useText();
  const speech = useSpeech();
  const looks = useSeatLooks(null);
  if (!speech) return null;
  return (
    <div className="row votes">
      {seats.map((seat) => {
        const vote = request.votes[seat];
        const look = looks[seat];
        const said = vote === undefined ? t('ask.thinking') : vote ? t('ask.yes') : t('ask.no');
        return (
          <span key={seat} className="vote">
            {look ? <Avatar look={look} size={20} /> : null} {speech.name(seat)}: {said}
          </span>
        );
      })}
    </div>
  );
}

/** Open questions to the table: who has said what, and two buttons. */
export function Requests() {
  const t = useText();
  const requests = useTable((s) => s.requests);
  const seats = useTable((s) => s.seats);
  const mine = useTable((s) => s.mine);
  const play = useTable((s) => s.play);
  const speech = useSpeech();
  if (!speech || !play) return null;
  const taken = Object.keys(seats).filter((seat) => isHeld(seats[seat]));
  return Object.values(requests).map((request) => {
    const hasVote = taken.some((seat) => mine.includes(seat) && request.votes[seat] === undefined);
    return (
      <section key={request.id} className="request" aria-label={t('ask.title')}>
        <p>{sayQuestion(request, speech, t, play)}</p>
        {brokenBy(play, request).map((finding) => (
          <p key={finding.rule} className="broken">
            <Icon name="flag" size={14} /> {speech.findingTo(finding, moverOf(play, request), mine)}{' '}
            <cite>{speech.section(finding)}</cite>
          </p>
        ))}
        <Votes request={request} seats={taken} />
        <small>{t(`ask.${request.needs}`)}</small>
        {hasVote ? (
          <div className="row">
            <button type="button" className="button" onClick={() => session()?.vote(request.id, false)}>
              <Icon name="close" size={14} /> {t('ask.no')}
            </button>
            <button
              type="button"
              className="button primary"
              onClick={() => session()?.vote(request.id, true)}
            >
              <Icon name="check" size={14} /> {t('ask.allow')}
            </button>
          </div>
        ) : null}
      </section>
    );
  });
}
