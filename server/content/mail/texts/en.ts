import { contactEn } from './contactEn.ts'
import type { MailTexts } from './MailText.ts'

export const en: MailTexts = {
  greeting: 'Hello {name},',
  greetingWithoutName: 'Hello,',
  somebody: 'somebody',
  reach: 'Contact:',
  labelled: '{label}:',
  quotes: ['“', '”'],
  visitModes: { inPerson: 'in person', virtual: 'by video call' },
  footer:
    'You received this message because your address was used at {origin}. Please do not reply: nobody reads the replies.',
  mails: {
    ...contactEn,
    confirmEmail: {
      subject: 'Confirm your email',
      paragraphs: ['Thank you for signing up. Confirm that this address is yours, and you can sign in.'],
      actions: [{ label: 'Confirm email', field: 'link' }],
      closing: [
        'The link works for {hours}\u00a0hours.',
        'If it was not you who signed up, ignore this message: without a confirmation nobody can sign in.',
      ],
    },
    alreadyRegistered: {
      subject: 'You already have an account',
      paragraphs: [
        'Somebody, probably you, tried to sign up with this address. You already have an account, and nothing in it was changed.',
      ],
      actions: [
        { label: 'Sign in', field: 'loginLink' },
        { label: 'I forgot my password', field: 'resetLink' },
      ],
      closing: ['If it was not you, there is nothing you need to do.'],
    },
    resetPassword: {
      subject: 'Set a new password',
      paragraphs: ['A new password was asked for your account. Set it with the link below.'],
      actions: [{ label: 'Set a new password', field: 'link' }],
      closing: [
        'The link works for {minutes}\u00a0minutes, and once only.',
        'If it was not you who asked, ignore this message: your password stays as it is.',
      ],
    },
    passwordChanged: {
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your account has just been changed, and all other devices were signed out.',
        'If it was not you who changed it, set a new password at once.',
      ],
      actions: [{ label: 'Set a new password', field: 'resetLink' }],
      closing: [],
    },
    newSignIn: {
      subject: 'New sign-in to your account',
      paragraphs: [
        'Somebody signed in to your account from a device that we had not seen before.',
        'Device: {device}. Time: {at}.',
      ],
      actions: [{ label: 'See where you are signed in', field: 'profileLink' }],
      closing: [
        'If it was you, there is nothing you need to do. Otherwise sign that device out and change your password.',
      ],
    },
    accountDeleted: {
      subject: 'Your account was deleted',
      paragraphs: [
        'Your account and what you had saved in it were deleted, as you asked.',
        'You will receive no more messages from us.',
      ],
      actions: [],
      closing: [],
    },
    accountSuspended: {
      subject: 'Your account is suspended',
      paragraphs: [
        'We have suspended your account. You cannot sign in, and nobody can write to you through the portal.',
        'The reason: {because}',
      ],
      actions: [],
      closing: ['If you think that this is a mistake, write to us: a person will look at it again.'],
    },
    accountReinstated: {
      subject: 'Your account is active again',
      paragraphs: ['You can sign in again. What you had in your account is as it was.'],
      actions: [{ label: 'Sign in', field: 'loginLink' }],
      closing: [],
    },
  },
}
