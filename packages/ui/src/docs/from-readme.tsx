import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import readme from '../../README.md?raw';
import { exampleOf } from './readme-example.ts';

/** An example of the README, by the file that it names: what a guide shows is written and tested once. */
export function FromReadme({ file }: { file: string }) {
  const { language, code } = exampleOf(readme, file);
  return <CodeOrSourceMdx className={`language-${language}`}>{code}</CodeOrSourceMdx>;
}
