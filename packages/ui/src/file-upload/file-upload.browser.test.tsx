import { useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseFiles } from '../test/choose-files.ts';
import { inputOf, mount } from '../test/mount.tsx';
import { FileUpload } from './file-upload.tsx';

const pngFile = async (name = 'frente.png') => {
  const canvas = document.createElement('canvas');
  canvas.width = 40;
  canvas.height = 20;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#f00';
    context.fillRect(0, 0, 40, 20);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob ?? ''], name, { type: 'image/png' });
};
const pdf = (name = 'frente.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

const drag = (type: string, target: Element | null, ...files: File[]) => {
  const dataTransfer = new DataTransfer();
  files.forEach((file) => dataTransfer.items.add(file));
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  target?.dispatchEvent(event);
  return event;
};

describe('FileUpload', () => {
  // Spec: accounts 2.18
  test('shows name, size and picture of an image, and reports it once it is checked', async () => {
    const onValueChange = vi.fn<(file: File | null) => void>();
    const { container } = mount(<FileUpload label="Frente" onValueChange={onValueChange} />);
    const file = await pngFile();
    chooseFiles(inputOf('Frente'), file);
    await expect.element(page.getByText('frente.png')).toBeVisible();
    await expect.poll(() => onValueChange.mock.calls).toEqual([[file]]);
    await expect.poll(() => container.querySelector('canvas')?.dataset['state']).toBe('drawn');
    const preview = container.querySelector('canvas');
    expect([...(preview?.getContext('2d')?.getImageData(80, 80, 1, 1).data ?? [])]).toEqual([
      255, 0, 0, 255,
    ]);
  });

  test('refuses a PDF named .png, says so, and leaves nothing in the input', async () => {
    const onValueChange = vi.fn<(file: File | null) => void>();
    const left: number[] = [];
    mount(
      <FileUpload
        label="Frente"
        onValueChange={onValueChange}
        onChange={(event) => left.push(event.target.files?.length ?? 0)}
      />,
    );
    chooseFiles(inputOf('Frente'), pdf('frente.png'));
    await expect.element(page.getByText(/Este arquivo não é PNG/)).toBeVisible();
    expect(inputOf('Frente').files).toHaveLength(0);
    expect(left.at(-1)).toBe(0);
    expect(onValueChange).toHaveBeenLastCalledWith(null);
    expect(inputOf('Frente').getAttribute('aria-invalid')).toBe('true');
  });

  test('refuses a file that is too large without reporting it', async () => {
    const left: number[] = [];
    mount(
      <FileUpload
        label="Frente"
        maxBytes={4}
        onChange={(event) => left.push(event.target.files?.length ?? 0)}
      />,
    );
    chooseFiles(inputOf('Frente'), pdf());
    await expect.element(page.getByText(/O arquivo passa de/)).toBeVisible();
    expect(left).toEqual([0]);
  });

  test('takes a dropped file, the first of several, and shows that it would', async () => {
    const { container } = mount(<FileUpload label="Frente" />);
    const zone = container.querySelector('[data-slot=file-upload] > div:has(input)');
    expect(drag('dragover', zone, pdf()).defaultPrevented).toBe(true);
    await expect.element(page.getByText('Solte aqui')).toBeVisible();
    expect(drag('drop', zone, pdf('um.pdf'), pdf('dois.pdf')).defaultPrevented).toBe(true);
    await expect.element(page.getByText('um.pdf')).toBeVisible();
    expect(inputOf('Frente').files).toHaveLength(1);
    expect(document.activeElement).toBe(inputOf('Frente'));
  });

  test('lets go of a file, and of its refusal, with focus kept', async () => {
    mount(<FileUpload label="Frente" />);
    chooseFiles(inputOf('Frente'), pdf());
    await page.getByRole('button', { name: 'Remover arquivo' }).click();
    await expect.element(page.getByText('Escolha um arquivo')).toBeVisible();
    expect(inputOf('Frente').files).toHaveLength(0);
    expect(document.activeElement).toBe(inputOf('Frente'));
  });

  test('is reached by Tab, not only by pointer', async () => {
    mount(<FileUpload label="Frente" />);
    await userEvent.tab();
    expect(document.activeElement).toBe(inputOf('Frente'));
  });

  test('is emptied with its form', async () => {
    const { container } = mount(
      <form>
        <FileUpload label="Frente" />
      </form>,
    );
    chooseFiles(inputOf('Frente'), pdf());
    await expect.element(page.getByText('frente.pdf')).toBeVisible();
    container.querySelector('form')?.reset();
    await expect.element(page.getByText('Escolha um arquivo')).toBeVisible();
  });

  test('gives a form library the file, and never a refused one', async () => {
    const sent: (string | undefined)[] = [];
    const onValueChange = vi.fn<(file: File | null) => void>();
    function Form() {
      const { register, handleSubmit } = useForm<{ frente: FileList }>();
      return (
        <form onSubmit={handleSubmit(({ frente }) => void sent.push(frente[0]?.name))}>
          <FileUpload label="Frente" onValueChange={onValueChange} {...register('frente')} />
          <button type="submit">send</button>
        </form>
      );
    }
    mount(<Form />);
    chooseFiles(inputOf('Frente'), pdf());
    await page.getByRole('button', { name: 'send' }).click();
    await expect.poll(() => sent).toEqual(['frente.pdf']);
    await expect.poll(() => onValueChange.mock.calls).toHaveLength(1);
    chooseFiles(inputOf('Frente'), pdf('frente.png'));
    await expect.element(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'send' }).click();
    await expect.poll(() => sent).toEqual(['frente.pdf', 'frente.pdf']);
  });

  // Spec: accounts 5.5
  test('keeps the chosen file when another one is refused', async () => {
    const onValueChange = vi.fn<(file: File | null) => void>();
    mount(<FileUpload label="Frente" maxBytes={1000} onValueChange={onValueChange} />);
    chooseFiles(inputOf('Frente'), pdf());
    await expect.poll(() => onValueChange.mock.calls.length).toBe(1);
    chooseFiles(inputOf('Frente'), pdf('outra.png'));
    await expect.element(page.getByText(/Este arquivo não é PNG/)).toBeVisible();
    await expect.element(page.getByText('frente.pdf')).toBeVisible();
    chooseFiles(inputOf('Frente'), new File(['%PDF-1.7'.padEnd(2000)], 'grande.pdf'));
    await expect.element(page.getByText(/O arquivo passa de/)).toBeVisible();
    expect([...(inputOf('Frente').files ?? [])].map(({ name }) => name)).toEqual(['frente.pdf']);
    expect(onValueChange).toHaveBeenCalledTimes(1);
  });

  test('takes a photo that is too large once it was made smaller', async () => {
    const small = await pngFile('foto.png');
    const large = new File([small, new Uint8Array(5000)], 'foto.png', { type: 'image/png' });
    const onValueChange = vi.fn<(file: File | null) => void>();
    let finish: (file: File | null) => void = () => undefined;
    const shrink = vi.fn(() => new Promise<File | null>((resolve) => (finish = resolve)));
    mount(
      <FileUpload label="Frente" maxBytes={4000} onValueChange={onValueChange} shrink={shrink} />,
    );
    chooseFiles(inputOf('Frente'), large);
    await expect.element(page.getByText('Diminuindo a foto…')).toBeVisible();
    finish(small);
    await expect.element(page.getByText('foto.png')).toBeVisible();
    await expect.poll(() => onValueChange.mock.calls).toEqual([[small]]);
    expect(inputOf('Frente').files?.[0]?.size).toBe(small.size);

    chooseFiles(inputOf('Frente'), large);
    await expect.element(page.getByText('Diminuindo a foto…')).toBeVisible();
    finish(null);
    await expect.element(page.getByText(/O arquivo passa de/)).toBeVisible();
    expect(inputOf('Frente').files?.[0]?.size).toBe(small.size);
  });

  test('takes a photo from the camera, and may be given another one', async () => {
    const onValueChange = vi.fn<(file: File | null) => void>();
    const { container } = mount(<FileUpload label="Frente" camera onValueChange={onValueChange} />);
    const camera = container.querySelector<HTMLInputElement>('input[capture=environment]');
    const photo = await pngFile('image.png');
    if (camera) chooseFiles(camera, photo);
    await expect.element(page.getByText('image.png')).toBeVisible();
    await expect.poll(() => onValueChange.mock.calls).toEqual([[photo]]);
    expect(inputOf('Frente').files).toHaveLength(1);
    expect(camera?.value).toBe('');
  });

  test('names the camera’s button by its text and then its field, so that two have different names', async () => {
    const { container } = mount(
      <>
        <FileUpload label="Frente" camera required />
        <FileUpload label="Verso" camera />
      </>,
    );
    // Where fingers point the kit shows them.
    for (const button of container.querySelectorAll<HTMLElement>('.ui-button')) {
      button.style.display = 'inline-flex';
    }
    for (const name of ['Tirar foto Frente', 'Tirar foto Verso']) {
      await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
    }
  });
});
