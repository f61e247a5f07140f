import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import { controlBoxVariants, controlVariants } from '../field/field.tsx';
import { useMessages } from '../kit/kit.tsx';
import {
  amountAt,
  amountIn,
  sliderSteps,
  stepAt,
  valuesOf,
  writtenAmount,
  type FilterRange,
  type FilterValues,
} from './model.ts';

interface RangeFilterProps extends FilterRange {
  readonly values: FilterValues;
  readonly onValuesChange: (values: FilterValues) => void;
}

/** How long a thumb rests before its amount counts, in ms. */
const restMs = 500;

type Range = readonly [from: string, to: string];

/** Two fields, and with scripting a slider of two thumbs for the same amounts. */
export function RangeFilter({
  names,
  label,
  min,
  max,
  format,
  values,
  onValuesChange,
}: RangeFilterProps) {
  const { filter } = useMessages();
  const [fromName, toName] = names;
  const given: Range = [
    writtenAmount(valuesOf(values, fromName)[0] ?? ''),
    writtenAmount(valuesOf(values, toName)[0] ?? ''),
  ];
  const key = given.join('|');
  const [draft, setDraft] = useState({ of: key, range: given, moved: 0 });
  const range = draft.of === key ? draft.range : given;
  const isChanged = range.join('|') !== key;

  const apply = () => {
    if (isChanged) onValuesChange({ ...values, [fromName]: [range[0]], [toName]: [range[1]] });
  };
  const rested = useEffectEvent(apply);
  const { moved } = draft;
  useEffect(() => {
    if (moved === 0) return undefined;
    const timer = setTimeout(rested, restMs);
    return () => clearTimeout(timer);
  }, [moved]);

  const bounds = { min, max };
  const steps = [
    stepAt(amountIn(range[0]) ?? min, bounds),
    range[1] === '' ? sliderSteps : stepAt(amountIn(range[1]) ?? max, bounds),
  ] as const;
  const change = (end: 0 | 1, text: string, hasMoved: boolean) =>
    setDraft({
      of: key,
      range: end === 0 ? [text, range[1]] : [range[0], text],
      moved: hasMoved ? moved + 1 : 0,
    });
  const slide = (end: 0 | 1, asked: number) => {
    const step = end === 0 ? Math.min(asked, steps[1]) : Math.max(asked, steps[0]);
    const isEnd = step === (end === 0 ? 0 : sliderSteps);
    change(end, isEnd ? '' : writtenAmount(String(amountAt(step, bounds))), true);
  };

  const labels = [filter.priceFrom, filter.priceTo] as const;
  const sliderLabels = [filter.least(label), filter.most(label)] as const;
  return (
    <div className="grid gap-2">
      {max > min ? (
        <div className="ui-range noscript:hidden">
          {([0, 1] as const).map((end) => (
            <input
              key={end}
              type="range"
              min={0}
              max={sliderSteps}
              value={steps[end]}
              aria-label={sliderLabels[end]}
              aria-valuetext={format(amountIn(range[end]) ?? [min, max][end] ?? 0)}
              onChange={(event) => slide(end, event.currentTarget.valueAsNumber)}
            />
          ))}
        </div>
      ) : null}
      <div className="grid grid-cols-2 gap-2">
        {([0, 1] as const).map((end) => (
          <label key={end} className="min-w-0 text-xs text-muted">
            {labels[end]}
            <span className={controlBoxVariants()}>
              <input
                className={controlVariants()}
                name={names[end]}
                inputMode="decimal"
                autoComplete="off"
                maxLength={16}
                placeholder={writtenAmount(String(end === 0 ? Math.floor(min) : Math.ceil(max)))}
                value={range[end]}
                onChange={(event) => change(end, event.currentTarget.value, false)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  apply();
                }}
              />
            </span>
          </label>
        ))}
        <Button
          type="button"
          onClick={apply}
          aria-label={filter.applyPrice}
          className="noscript:hidden"
        >
          {filter.ok}
        </Button>
      </div>
    </div>
  );
}
