import { FormattedMessage } from 'react-intl';
import { PictureUpload } from '../../forms/picture-upload.tsx';
import { pictureIn, storePictures, type StorePicture } from './store-pictures.ts';

interface StorePictureUploadsProps {
  /** The `shop.json` that stands in the form. */
  readonly text: string;
  readonly onStored: (which: StorePicture, key: string) => void;
}

/** Sends the shop's mark and what messengers show of it as files. */
export function StorePictureUploads({ text, onStored }: StorePictureUploadsProps) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="font-bold">
        <FormattedMessage id="settings.pictures" />
      </h2>
      <p className="max-w-[70ch] text-sm text-muted">
        <FormattedMessage id="settings.picturesHint" />
      </p>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        {storePictures.map((which) => (
          <div key={which} className="grid grid-cols-1 content-start gap-2">
            <Preview picture={pictureIn(text, which)} which={which} />
            <PictureUpload
              text={`settings.upload.${which}`}
              most={1}
              onStored={({ key }) => onStored(which, key)}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

interface PreviewProps {
  readonly picture: string | undefined;
  readonly which: StorePicture;
}

/** Of a picture that the shop has; an address that is typed is fetched once it is saved. */
function Preview({ picture, which }: PreviewProps) {
  if (picture === undefined || !/^[a-z0-9][a-z0-9.-]*$/.test(picture)) return null;
  return which === 'mark' ? (
    <img
      src={`/media/${picture}-icon.png`}
      alt=""
      className="size-24 rounded-sm border border-line"
    />
  ) : (
    <img
      src={`/media/${picture}-sharing.jpeg`}
      alt=""
      className="aspect-[1200/630] w-full max-w-60 rounded-sm border border-line"
    />
  );
}
