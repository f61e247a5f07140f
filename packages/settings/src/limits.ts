import type { Kind } from './kinds.ts';
import { describe, setting } from './setting.ts';

/** How often something may happen within a time. */
export interface Limit {
  /** Of its bucket: a limit never counts what another one counts. */
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

/**
 * A limit of visitors: `most` for one person, `mostOfNetwork` for all whose calls come from one
 * network.
 */
export interface VisitorLimit extends Limit {
  readonly mostOfNetwork: number;
}

const minuteMs = 60_000;

/** Of an account, a mailbox or an order. */
function rate(name: string): Kind<Limit> {
  return {
    form: 'how often and in how many minutes, as 10/15',
    read: (text) => {
      const [most, minutes] = numbersOf(text, 2) ?? [];
      return most && minutes ? { name, most, windowMs: minutes * minuteMs } : undefined;
    },
    wrong: '10',
  };
}

function visitorRate(name: string): Kind<VisitorLimit> {
  return {
    form: 'how often for a person, at least as often for a network, and in how many minutes, as 20/200/60',
    read: (text) => {
      const [most, mostOfNetwork, minutes] = numbersOf(text, 3) ?? [];
      if (!most || !mostOfNetwork || !minutes || mostOfNetwork < most) return undefined;
      return { name, most, mostOfNetwork, windowMs: minutes * minuteMs };
    },
    wrong: '20/10/60',
  };
}

/** Whole numbers above zero between slashes; undefined for anything else. */
function numbersOf(text: string, count: number): readonly number[] | undefined {
  const parts = text.split('/');
  const isRight = parts.length === count && parts.every((part) => /^[1-9]\d{0,6}$/.test(part));
  return isRight ? parts.map(Number) : undefined;
}

const limit = (name: string, rateText: string, meaning: string) =>
  setting(rate(name), { default: rateText, meaning, example: rateText });

const visitorLimit = (name: string, rateText: string, meaning: string) =>
  setting(visitorRate(name), { default: rateText, meaning, example: rateText });

/** Read by the API besides its other settings. */
export const limitSettings = describe({
  title: 'Limits of the API',
  settings: {
    LIMIT_CARTS: visitorLimit('carts', '200/2000/10', 'new carts'),
    LIMIT_LOGINS: visitorLimit('logins', '60/600/10', 'sign-ins of customers, right or wrong'),
    LIMIT_REGISTRATIONS: visitorLimit('registrations', '20/200/60', 'registrations'),
    LIMIT_EMAIL_CHECKS: visitorLimit(
      'email-checks',
      '40/400/10',
      'questions whether an e-mail address is taken, as the registration form asks',
    ),
    LIMIT_CONFIRMATIONS: visitorLimit(
      'confirmations',
      '60/600/10',
      'opened links that confirm an e-mail address',
    ),
    LIMIT_RECOVERIES: visitorLimit(
      'recoveries',
      '20/200/10',
      'requests for a link that sets another password',
    ),
    LIMIT_RESETS: visitorLimit('resets', '20/200/10', 'passwords set by such a link'),
    LIMIT_RESET_LINKS: visitorLimit('reset-links', '60/600/10', 'opened links of that kind'),
    LIMIT_POSTAL_CODES: visitorLimit('postal-codes', '100/1000/10', 'postal codes looked up'),
    LIMIT_NEWSLETTER: visitorLimit('newsletter', '20/200/10', 'numbers registered for offers'),
    LIMIT_ALERTS: visitorLimit('alerts', '30/300/10', 'requested alerts about a product'),
    LIMIT_ALERT_LINKS: visitorLimit(
      'alert-links',
      '60/600/10',
      'opened links that confirm or end alerts',
    ),
    LIMIT_REVIEWS: visitorLimit('reviews', '60/600/10', 'reviews written'),
    LIMIT_REVIEW_LINKS: visitorLimit(
      'review-links',
      '120/1200/10',
      'opened pages on which bought products are reviewed',
    ),
    LIMIT_PAYMENT_STATUS: visitorLimit(
      'payment-status',
      '1000/10000/10',
      'questions about the state of a payment; a page that waits asks every five seconds',
    ),
    LIMIT_GUESSES: limit(
      'guesses',
      '10/15',
      'wrong passwords or codes for one account from one network, or from a device that its owner has signed in on',
    ),
    LIMIT_ALL_GUESSES: limit(
      'all-guesses',
      '20/1440',
      'wrong passwords for one account from anywhere, before networks and devices that it does not know have to wait between tries',
    ),
    LIMIT_CHECKOUTS: limit('checkouts', '30/10', "a customer's checkouts"),
    LIMIT_TICKETS: limit('tickets', '60/10', "a customer's printed tickets"),
    LIMIT_ADDRESSES: limit('addresses', '30/10', "a customer's new addresses"),
    LIMIT_LIST_CHANGES: limit(
      'list-changes',
      '600/10',
      "changes of a customer's favourites and compared products, and readings of them",
    ),
    LIMIT_PROFILE_CHANGES: limit('profile-changes', '20/10', "changes of a customer's own data"),
    LIMIT_PASSWORD_CHANGES: limit(
      'password-changes',
      '10/15',
      "a customer's tries to change the password",
    ),
    LIMIT_EMAIL_CHANGES: limit(
      'email-changes',
      '10/15',
      "a customer's tries to change the e-mail address",
    ),
    LIMIT_ACCOUNT_ENDS: limit('account-ends', '10/15', "a customer's tries to end the account"),
    LIMIT_DATA_COPIES: limit('data-copies', '5/60', "copies of a customer's own data"),
    LIMIT_RESENT_CONFIRMATIONS: limit(
      'resent-confirmations',
      '3/10',
      "a customer's requests for another confirmation mail",
    ),
    LIMIT_CONFIRMATION_MAILS: limit(
      'confirmation-mails',
      '8/1440',
      'confirmation mails to one mailbox',
    ),
    LIMIT_RECOVERY_MAILS: limit(
      'recovery-mails',
      '3/15',
      'mails to one mailbox with a link that sets another password',
    ),
    LIMIT_RECOVERY_MAILS_LONG: limit(
      'recovery-mails-long',
      '10/1440',
      'the same over a longer time',
    ),
    LIMIT_ALERT_MAILS: limit(
      'alert-mails',
      '8/1440',
      'mails to one mailbox that ask whether an alert is wanted',
    ),
    LIMIT_STAFF_LOGINS: limit('staff-logins', '60/10', 'sign-ins of staff from one network'),
    LIMIT_STAFF_INVITATIONS: limit(
      'staff-invitations',
      '60/10',
      'opened invitations of staff from one network',
    ),
    LIMIT_STAFF_CODES: limit('staff-codes', '20/15', 'wrong first codes of one invitation'),
    LIMIT_STAFF_PROOFS: limit(
      'staff-proofs',
      '10/15',
      "a member of staff's tries to change the own password or codes",
    ),
    LIMIT_STAFF_PICTURES: limit('staff-pictures', '600/60', 'pictures that one of staff uploads'),
    LIMIT_PICKUP_CODES: limit('pickup-codes', '10/15', 'wrong pickup codes for one order'),
    LIMIT_STAFF_PICKUP_CODES: limit(
      'staff-pickup-codes',
      '30/15',
      'wrong pickup codes typed by one of staff',
    ),
  },
  rules: [],
});
