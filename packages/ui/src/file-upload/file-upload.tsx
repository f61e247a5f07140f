import { useState, type ComponentProps, type DragEvent } from 'react';
import { controlBoxVariants, Field, useField, type FieldTexts } from '../field/field.tsx';
import { useJudgement } from '../field/use-judgement.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Upload, X } from '../icons/icons.tsx';
import { useKitLocale, useMessages } from '../kit/kit.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { CameraButton } from './camera-button.tsx';
import { FilePreview } from './file-preview.tsx';
import { acceptOf, defaultMaxBytes, type FileKind } from './model.ts';
import { useFileUpload, type ShrinkFile } from './use-file-upload.ts';

export {
  checkFile,
  type FileCheck,
  type FileKind,
  type FileRefusal,
  type FileRules,
} from './model.ts';
export type { ShrinkFile } from './use-file-upload.ts';

/** Props of {@link FileUpload}; what is not listed here goes to the `<input>`, `ref` too. */
export interface FileUploadProps
  extends
    Omit<
      ComponentProps<'input'>,
      'type' | 'size' | 'multiple' | 'accept' | 'value' | 'defaultValue'
    >,
    FieldTexts {
  /** What may be given; PNG, JPEG, GIF and PDF when left out. */
  kinds?: readonly FileKind[] | undefined;
  /** Largest size in bytes; 5 MB (5242880) when left out. */
  maxBytes?: number | undefined;
  /**
   * Called with a file once its content is checked, and with `null` when there is none any more.
   * What was chosen stays when another choice is refused. `onChange` is the input's own: it reads
   * `event.target.files`, from which a refused file is taken out.
   */
  onValueChange?: ((file: File | null) => void) | undefined;
  /** Makes a picture that is too large smaller, which is then taken; without it it is refused. */
  shrink?: ShrinkFile | undefined;
  /** Offers the camera where fingers point. */
  camera?: boolean | undefined;
  /** Layout of the whole field: goes to its outermost node. */
  className?: string | undefined;
}

const everyKind: readonly FileKind[] = ['png', 'jpeg', 'gif', 'pdf'];

/**
 * A file, chosen or dropped, with a preview of pictures. It is refused by name, size and content,
 * and the field says why. Before JavaScript it is the browser's own file input.
 *
 * @example <FileUpload label="Frente do documento" required {...register('frente')} />
 */
export function FileUpload({
  label,
  hint,
  error,
  kinds = everyKind,
  maxBytes = defaultMaxBytes,
  onValueChange,
  shrink,
  camera = false,
  className,
  ...props
}: FileUploadProps) {
  const { file: messages } = useMessages();
  const format = useFileTexts();
  const upload = useFileUpload({ node: props, rules: { kinds, maxBytes }, onValueChange, shrink });
  const zone = useDropZone(upload.drop, props.disabled);
  const allowed = messages.allowed(format.kinds(kinds), format.size(maxBytes));
  const { file, refusal, shrinking } = upload.state;
  const refused = refusal && messages.refused[refusal](format.kinds(kinds), format.size(maxBytes));
  const said = useJudgement({ root: upload.props.ref, error: refused ?? error });
  const texts = { hint: hint ?? allowed, error: said };
  const { ids, control } = useField({ ...props, ...texts });
  return (
    <Field
      data-slot="file-upload"
      {...{ ids, label, className }}
      {...texts}
      required={props.required}
    >
      <div
        {...zone.props}
        data-dragging={zone.dragging || undefined}
        className={controlBoxVariants({ variant: file ? 'plain' : 'drop' })}
      >
        <input
          {...props}
          {...control}
          {...upload.props}
          type="file"
          accept={acceptOf(kinds)}
          className="sr-only noscript:not-sr-only noscript:p-3"
        />
        <label
          htmlFor={ids.controlId}
          className="flex min-h-22 w-full cursor-pointer items-center gap-3 p-3 noscript:hidden"
        >
          {shrinking ? (
            <Spinner className="mx-3" />
          ) : file ? (
            <FilePreview file={file} />
          ) : (
            <span aria-hidden className="ui-medallion size-11 shrink-0">
              <Upload className="size-5" />
            </span>
          )}
          <span aria-live="polite" className="min-w-0 text-sm">
            {shrinking ? (
              <span>{messages.shrinking}</span>
            ) : file ? (
              <>
                <span className="line-clamp-2 font-semibold wrap-anywhere">{file.name}</span>
                <span className="block text-muted">{format.size(file.size)}</span>
              </>
            ) : (
              <>
                <span className="font-semibold text-brand-ink underline underline-offset-2">
                  {messages.choose}
                </span>
                <span className="block text-muted">
                  {zone.dragging ? messages.dropNow : messages.drop}
                </span>
              </>
            )}
          </span>
        </label>
        {file ? (
          <IconButton
            label={messages.remove}
            disabled={props.disabled}
            onClick={() => upload.put(null)}
            className="my-auto mr-2"
          >
            <X />
          </IconButton>
        ) : null}
      </div>
      {camera ? (
        <CameraButton disabled={props.disabled} label={label} onPhoto={upload.put} />
      ) : null}
    </Field>
  );
}

/** Words for kinds and sizes in the kit's language: "PNG, JPG ou PDF", "1,4 MB". */
function useFileTexts() {
  const { tag } = useKitLocale();
  const { file } = useMessages();
  return {
    kinds: (kinds: readonly FileKind[]) =>
      new Intl.ListFormat(tag, { type: 'disjunction' }).format(
        kinds.map((kind) => file.kinds[kind]),
      ),
    size: (bytes: number) => {
      const inKilobytes = bytes < 1024 * 100;
      return new Intl.NumberFormat(tag, {
        style: 'unit',
        unit: inKilobytes ? 'kilobyte' : 'megabyte',
        maximumFractionDigits: inKilobytes ? 0 : 1,
      }).format(bytes / (inKilobytes ? 1024 : 1024 * 1024));
    },
  };
}

/** Whether something is held over the zone, and the handlers that take it. */
function useDropZone(drop: (event: DragEvent) => void, disabled = false) {
  const [dragging, setDragging] = useState(false);
  const over = (event: DragEvent) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    // Without this the browser opens the file in place of the page.
    event.preventDefault();
    setDragging(true);
  };
  const leave = (event: DragEvent<HTMLElement>) => {
    const to = event.relatedTarget;
    if (!(to instanceof Node && event.currentTarget.contains(to))) setDragging(false);
  };
  return {
    dragging,
    props: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: leave,
      onDrop: (event: DragEvent) => {
        if (disabled) return;
        event.preventDefault();
        setDragging(false);
        drop(event);
      },
    },
  };
}
