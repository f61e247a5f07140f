export interface CarouselMessages {
  readonly carousel: {
    readonly previous: string;
    readonly next: string;
    readonly pause: string;
    readonly play: string;
    readonly goTo: (page: number, pageCount: number) => string;
  };
}
