import type { OptionSpec } from '@stellwerk/engine/table/game.ts';
import type { Json } from '@stellwerk/engine/table/types.ts';
import { Segments } from '../../parts/Segments.tsx';
import { useSettings } from '../../settings/settings.ts';
import { useText } from '../../words/use-text.ts';
import { OptionCards } from './OptionCards.tsx';

/** One line of the form: what it is about, and what there is to choose. */
export function Line({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className="new-line">
      <span className="new-label">{label}</span>
      <div>{children}</div>
    </div>
  );
}

/** Yes or no: a box to tick. */
const isSwitch = ({ choices }: OptionSpec): boolean =>
  choices.length === 2 && choices.every(({ value }) => typeof value === 'boolean');
/** A row of numbers or single words needs no cards. */
const isShort = ({ choices }: OptionSpec): boolean =>
  choices.every(({ label }) => label.de.length <= 4 && label.en.length <= 4);

interface Props {
  readonly specs: readonly OptionSpec[];
  readonly values: Readonly<Record<string, Json>>;
  readonly onChange: (values: Readonly<Record<string, Json>>) => void;
}

/** What a title lets people agree about before they begin. */
export function Variants({ specs, values, onChange }: Props) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const set = (id: string, value: Json): void => onChange({ ...values, [id]: value });
  const switches = specs.filter(isSwitch);
  return (
    <>
      {specs
        .filter((spec) => !isSwitch(spec))
        .map((spec) => {
          const Chooser = isShort(spec) ? Segments : OptionCards;
          return (
            <Line key={spec.id} label={spec.label[language]}>
              <Chooser
                label={spec.label[language]}
                value={JSON.stringify(values[spec.id])}
                onChange={(value: string) => set(spec.id, JSON.parse(value) as Json)}
                options={spec.choices.map(({ value, label }) => ({
                  value: JSON.stringify(value),
                  title: label[language],
                  label: label[language],
                }))}
              />
            </Line>
          );
        })}
      {switches.length > 0 ? (
        <Line label={t('new.variants')}>
          <div className="switches">
            {switches.map(({ id, label }) => (
              <label key={id} className={values[id] === true ? 'switch on' : 'switch'}>
                <input
                  type="checkbox"
                  checked={values[id] === true}
                  onChange={(event) => set(id, event.target.checked)}
                />
                {label[language]}
              </label>
            ))}
          </div>
        </Line>
      ) : null}
    </>
  );
}
