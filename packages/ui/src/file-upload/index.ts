export { FileUpload, type FileUploadProps } from './file-upload.tsx';
export {
  checkFile,
  type FileCheck,
  type FileKind,
  type FileRefusal,
  type FileRules,
} from './model.ts';
export type { ShrinkFile } from './use-file-upload.ts';
