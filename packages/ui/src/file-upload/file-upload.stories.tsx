import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { chooseFiles } from '../test/choose-files.ts';
import drill from '../test/pictures/drill.svg';
import { FileUpload } from './file-upload.tsx';

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: { label: 'Frente do documento' },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A photo of a drill, so that there is something to preview. */
const photo = async (name: string) => {
  const image = new Image(640, 480);
  image.src = drill;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#f3f4f0';
    context.fillRect(0, 0, 640, 480);
    context.drawImage(image, 120, 40, 400, 400);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], name, { type: 'image/png' });
};

export const Empty: Story = { args: { required: true } };

export const Picture: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    chooseFiles(canvas.getByLabelText(/^Frente/), await photo('frente-do-documento.png'));
    await waitFor(() =>
      expect(document.querySelector('[data-slot=file-preview]')).toHaveAttribute(
        'data-state',
        'drawn',
      ),
    );
  },
};

export const PdfWithALongName: Story = {
  play: ({ canvas }) => {
    chooseFiles(
      canvas.getByLabelText(/^Frente/),
      new File(
        ['%PDF-1.7'.padEnd(1_400_000)],
        'CamScanner_2026-11-20_18.34.22_documento_de_identidade_frente_e_verso_definitivo.pdf',
        { type: 'application/pdf' },
      ),
    );
  },
};

export const TooLarge: Story = {
  args: { maxBytes: 100_000 },
  play: ({ canvas }) => {
    chooseFiles(
      canvas.getByLabelText(/^Frente/),
      new File(['%PDF-1.7'.padEnd(200_000)], 'frente.pdf', { type: 'application/pdf' }),
    );
  },
};

export const NotWhatItsNameSays: Story = {
  play: ({ canvas }) => {
    chooseFiles(
      canvas.getByLabelText(/^Frente/),
      new File(['%PDF-1.7'], 'frente.png', { type: 'image/png' }),
    );
  },
};

export const Missing: Story = { args: { required: true, error: 'Este campo é obrigatório' } };
export const FewerKinds: Story = {
  args: { kinds: ['png', 'jpeg', 'pdf'], label: 'Verso do documento' },
};
export const Disabled: Story = { args: { disabled: true } };
