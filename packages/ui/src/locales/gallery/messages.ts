export interface GalleryMessages {
  readonly gallery: {
    readonly label: (name: string) => string;
    readonly position: (index: number, count: number) => string;
    readonly show: (index: number) => string;
    readonly more: (count: number) => string;
    readonly previous: string;
    readonly next: string;
  };
  readonly zoom: {
    readonly open: string;
    readonly named: (picture: string) => string;
  };
  readonly share: {
    readonly label: string;
    readonly device: string;
    /** The button, short enough to stand beside another one on a phone. */
    readonly whatsapp: string;
    /** What the button does, in whole. Has `whatsapp` in it. */
    readonly send: string;
    readonly copy: string;
    readonly copied: string;
  };
}
