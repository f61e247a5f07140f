import type { DocumentType } from '@ponte/regional/documents';
import { useCallback } from 'react';
import type { Validate } from '../field/field.tsx';
import { Check } from '../icons/icons.tsx';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { tellChange } from '../internal/control-value.ts';
import { useKitLocale, useMessages } from '../kit/kit.tsx';
import { useMaskedInput } from '../masked-input/masked-input.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import {
  documentMask,
  isDocument,
  meantDocument,
  documentValue,
  printedDocument,
  recogniseDocument,
} from './model.ts';

export { documentValue } from './model.ts';
export type { DocumentType } from '@ponte/regional/documents';

/** Props of {@link DocumentInput}; what is not listed here goes to the `<input>`, `ref` too. */
export interface DocumentInputProps extends Omit<
  TextFieldProps,
  'label' | 'type' | 'value' | 'defaultValue' | 'onValueChange' | 'maxLength' | 'end' | 'validate'
> {
  /** The names of the documents when left out: "CPF ou CNPJ". */
  label?: TextFieldProps['label'];
  /** What may be given; CPF and CNPJ in Brazil, RUC and cédula in Paraguay when left out. */
  types?: readonly DocumentType[] | undefined;
  /** The document, when the consumer holds it, with or without punctuation. */
  value?: string | undefined;
  /** The first document, when the input holds it, with or without punctuation. */
  defaultValue?: string | undefined;
  /**
   * Called after each edit with what was typed so far, without punctuation ("12ABC34501DE35"; with
   * its dash where a RUC and a cédula may be given), and which documents that is: none while it is
   * incomplete or wrong, two for a number that can be a RUC and a cédula.
   */
  onValueChange?: ((value: string, recognised: readonly DocumentType[]) => void) | undefined;
  /**
   * Judges the document, given as in `onValueChange`: the sentence that refuses it, or nothing. When left
   * out, it has to be complete and its check digits right; `false` takes any text.
   */
  validate?: Validate<readonly [value: string, recognised: readonly DocumentType[]]> | undefined;
}

/**
 * A document in its mask. Says which one it recognised once it is complete and its check digits
 * are right, and refuses a wrong one.
 *
 * @example <DocumentInput types={['ruc']} {...register('documento')} />
 */
export function DocumentInput({
  label,
  types: given,
  onValueChange,
  validate,
  onBlur,
  ...props
}: DocumentInputProps) {
  const { tag, region, messages } = useKitLocale();
  const { document } = messages;
  const types = given ?? (region === 'PY' ? paraguayan : brazilian);
  const recognise = (text: string) => recogniseDocument(text, types);
  const valueIn = (text: string) => documentValue(text, types);
  const mask = documentMask(types);
  const maskFor = useCallback(() => mask, [mask]);
  const masked = useMaskedInput({
    node: props,
    maskFor,
    submitAs: valueIn,
    valueIn,
    writeOut: (text) => printedDocument(text, types),
    onEdit: ({ text }) => onValueChange?.(valueIn(text), recognise(text)),
  });
  /** In the kit's language: "CPF ou CNPJ". */
  const nameAll = (all: readonly DocumentType[]) =>
    new Intl.ListFormat(tag, { type: 'disjunction' }).format(
      all.map((type) => document.names[type]),
    );
  const judge = (text: string) => {
    if (validate) return validate(valueIn(text), recognise(text));
    if (isDocument(text, types)) return null;
    const meant = meantDocument(text, types);
    return meant ? document.wrong[meant] : document.wrongAny(nameAll(types));
  };
  return (
    <TextField
      data-slot="document-input"
      inputMode={mask.inputMode}
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      {...props}
      {...masked.props}
      label={label ?? nameAll(types)}
      validate={validate !== false && judge}
      // The dash of a RUC would decide what may be a cédula.
      onBlur={composeHandlers(onBlur, ({ currentTarget }) =>
        tellChange(currentTarget, printedDocument(currentTarget.value, types)),
      )}
      end={<Recognised names={nameAll(recognise(masked.text))} />}
    />
  );
}

const brazilian: readonly DocumentType[] = ['cpf', 'cnpj'];
const paraguayan: readonly DocumentType[] = ['ruc', 'cedula'];

/** Is there from the first on, so that its change is announced. */
function Recognised({ names }: { names: string }) {
  const { document } = useMessages();
  return (
    <output className="my-auto mr-2 shrink-0 empty:hidden">
      {names && (
        <span className="ui-pill ui-tone-success flex items-center gap-1">
          <Check className="size-[1.1em] shrink-0" />
          <VisuallyHidden>{document.recognised}</VisuallyHidden>
          {names}
        </span>
      )}
    </output>
  );
}
