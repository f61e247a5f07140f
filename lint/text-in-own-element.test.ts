import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import { textInOwnElement } from './text-in-own-element.ts';

RuleTester.describe = describe;
RuleTester.it = test;

const errors = 1;

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run(
  'text-in-own-element',
  textInOwnElement,
  {
    valid: [
      '<p>{isNew ? "new" : "old"}</p>',
      '<p>{intl.formatMessage({ id })}</p>',
      '<p>{isNew ? <b>{texts.new}</b> : <FormattedMessage id="old" />}</p>',
      '<p>{isNew && <b>new</b>}<span>{texts.old}</span></p>',
      '<Button><Plus />{texts.add}</Button>',
      '<p>{isNew ? <b /> : null}{children}</p>',
      '<p>{isNew ? <b /> : props.children}</p>',
      '<p>{isNew ? <b /> : null}{" "}<i /></p>',
      'const label = isNew ? texts.new : `${texts.old}!`;',
    ],
    invalid: [
      { code: '<p>{isNew ? intl.formatMessage({ id }) : <b />}</p>', errors },
      { code: '<p>{isNew ? <b /> : "old"}</p>', errors },
      { code: '<p>{isNew ? <b /> : `old`}</p>', errors },
      { code: '<p>{isNew ? <b /> : order ? texts.old : null}</p>', errors },
      { code: '<p>{title ?? <b />}{texts.title ?? <b />}</p>', errors: 2 },
      { code: 'const text = isNew ? <b /> : index + 1;', errors },
      { code: '<p>{isNew && texts.new}<b /></p>', errors },
      { code: '<>{count} {isNew ? formatNumber(1) : null}</>', errors },
      { code: '<p>{documents ? ` ${documents}` : null}<b /></p>', errors },
      { code: '<Button>{pending ? null : <Star />}{texts.add}</Button>', errors },
    ],
  },
);
