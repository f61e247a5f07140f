/** The Barcode Detection API, which TypeScript does not know yet: https://wicg.github.io/shape-detection-api/ */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

declare global {
  var BarcodeDetector: DetectorClass | undefined;
}

/** Whether the browser reads codes by camera. Elsewhere they are typed. */
export function canScan(): boolean {
  return typeof BarcodeDetector === 'function' && navigator.mediaDevices !== undefined;
}

/** Between two looks at the picture, in milliseconds. */
const pauseMs = 200;

/**
 * Looks for a code in what the camera sees, and turns the camera off afterwards.
 * @param video where the camera's picture is shown
 * @param signal ends it
 * @returns undefined when it was ended
 * @throws what the camera throws, such as `NotAllowedError`
 */
export async function scanCode(
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!BarcodeDetector) return undefined;
  const detector = new BarcodeDetector({ formats: ['qr_code', 'code_128'] });
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  try {
    if (signal.aborted) return undefined;
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const [found] = await detector.detect(video);
      if (found && found.rawValue.trim() !== '') return found.rawValue.trim();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}
