import { formatDocument, type DocumentType } from '@ponte/regional/documents';
import { useCallback } from 'react';
import { Check } from '../icons/index.ts';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { useKitLocale, useMessages } from '../kit/index.ts';
import { useMaskedInput } from '../masked-input/index.ts';
import { tellChange } from '../masked-input/masked-node.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { documentMask, plainDocument, recogniseDocument } from './model.ts';

/** Props of {@link DocumentInput}; what is not listed here goes to the `<input>`, `ref` too. */
export interface DocumentInputProps extends Omit<
  TextFieldProps,
  'label' | 'type' | 'value' | 'defaultValue' | 'onValueChange' | 'maxLength' | 'end'
> {
  /** The names of the documents when left out: "CPF ou CNPJ". */
  label?: TextFieldProps['label'];
  /** What may be given; CPF and CNPJ in Portuguese, RUC and cédula in Spanish when left out. */
  types?: readonly DocumentType[] | undefined;
  /** The document, when the consumer holds it, with or without punctuation. */
  value?: string | undefined;
  /** The first document, when the input holds it, with or without punctuation. */
  defaultValue?: string | undefined;
  /**
   * Called after each edit with what was typed so far, without punctuation ("12ABC34501DE35"), and
   * which documents that is: none while it is incomplete or its check digits are wrong, two for a
   * number that can be a RUC and a cédula.
   */
  onValueChange?: ((value: string, recognised: readonly DocumentType[]) => void) | undefined;
}

/**
 * A document in its mask. Says which one it recognised once it is complete and its check digits
 * are right; why a wrong one is refused is for the form to say (`error`).
 *
 * @example <DocumentInput types={['ruc']} {...register('documento')} />
 */
export function DocumentInput({
  label,
  types: given,
  value,
  defaultValue,
  onValueChange,
  onBlur,
  ...props
}: DocumentInputProps) {
  const { tag } = useKitLocale();
  const nameAll = useDocumentNames();
  const types = given ?? (tag === 'es-PY' ? paraguayan : brazilian);
  const mask = documentMask(types);
  const masked = useMaskedInput({
    node: { ...props, value, defaultValue },
    maskFor: useCallback(() => mask, [mask]),
    onEdit: (edited) =>
      onValueChange?.(plainDocument(edited.text, types), recogniseDocument(edited.text, types)),
  });
  const recognised = recogniseDocument(masked.text, types);
  return (
    <TextField
      data-slot="document-input"
      inputMode={mask.inputMode}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      {...masked.props}
      label={label ?? nameAll(types)}
      onBlur={composeHandlers(onBlur, ({ currentTarget }) => {
        const [type] = recognised;
        if (!type) return;
        const formatted = formatDocument(type, currentTarget.value);
        tellChange(currentTarget, { text: formatted, caret: formatted.length });
      })}
      end={<Recognised name={recognised.length > 0 ? nameAll(recognised) : null} />}
    />
  );
}

const brazilian: readonly DocumentType[] = ['cpf', 'cnpj'];
const paraguayan: readonly DocumentType[] = ['ruc', 'cedula'];

/** Names documents in the kit's language: "CPF ou CNPJ". */
function useDocumentNames() {
  const { tag } = useKitLocale();
  const { document } = useMessages();
  return (types: readonly DocumentType[]) =>
    new Intl.ListFormat(tag, { type: 'disjunction' }).format(
      types.map((type) => document.names[type]),
    );
}

/** Is there from the first on, so that its change is announced. */
function Recognised({ name }: { name: string | null }) {
  const { document } = useMessages();
  return (
    <output className="my-auto mr-2 shrink-0 empty:hidden">
      {name ? (
        <span className="ui-pill ui-tone-success flex items-center gap-1">
          <Check className="size-[1.1em] shrink-0" />
          <VisuallyHidden>{document.recognised}</VisuallyHidden>
          {name}
        </span>
      ) : null}
    </output>
  );
}
