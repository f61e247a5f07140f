import { useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Camera } from '../icons/icons.tsx';
import { useMessages } from '../kit/kit.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface CameraButtonProps {
  disabled: boolean | undefined;
  /** Of the field, so that two of them have their own names. */
  label: ReactNode;
  onPhoto: (photo: File) => void;
}

/**
 * Opens a phone's camera. It needs its own input: with `capture` a browser offers only a new
 * photo, and a document may as well be an existing file.
 */
export function CameraButton({ disabled, label, onPhoto }: CameraButtonProps) {
  const { file } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ currentTarget }) => {
          const [photo] = currentTarget.files ?? [];
          if (photo) onPhoto(photo);
          // Allows the same photo again.
          currentTarget.value = '';
        }}
      />
      <Button
        size="sm"
        disabled={disabled}
        onClick={() => input.current?.click()}
        className="hidden justify-self-start pointer-coarse:inline-flex"
      >
        <Camera />
        {file.takePhoto}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
    </>
  );
}
