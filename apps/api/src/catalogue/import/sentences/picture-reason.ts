/** Why a picture can't be had, in the languages of an import. */
import type { PictureFault } from '../../../adapters/media/fetch-picture.ts';
import { say, type NestedSentence, type SentenceLang, type SentenceName } from './sentences.ts';

const names: Readonly<Record<PictureFault, SentenceName>> = {
  address: 'pictureAddress',
  private: 'picturePrivate',
  redirects: 'pictureRedirects',
  status: 'pictureStatus',
  tooLarge: 'pictureTooLarge',
  late: 'pictureLate',
  certificateExpired: 'pictureCertificateExpired',
  certificateName: 'pictureCertificateName',
  certificateUntrusted: 'pictureCertificateUntrusted',
  noAnswer: 'pictureNoAnswer',
  notOfPixels: 'pictureNotOfPixels',
  otherKind: 'pictureOtherKind',
  tooDetailed: 'pictureTooDetailed',
  damaged: 'pictureDamaged',
  notNamed: 'pictureNotNamed',
  notInShop: 'pictureNotInShop',
  noFilesHere: 'pictureNoFilesHere',
  noSuchFile: 'pictureNoSuchFile',
  notReadable: 'pictureNotReadable',
};

const isFault = (word: string): word is PictureFault => Object.hasOwn(names, word);

/** @param reason the message of a NoPicture; a sentence that an earlier build has kept stays as it is */
export function pictureReason(reason: string): NestedSentence | string {
  const [fault = '', ...value] = reason.split(' ');
  return isFault(fault) ? { says: names[fault], values: { value: value.join(' ') } } : reason;
}

export function sentenceOfReason(lang: SentenceLang, reason: string): string {
  const nested = pictureReason(reason);
  return typeof nested === 'string' ? nested : say(lang, nested.says, nested.values);
}
