export { Notice, type NoticeProps } from './notice.tsx';
export { noticeVariants, type NoticeTone } from './notice.variants.ts';
