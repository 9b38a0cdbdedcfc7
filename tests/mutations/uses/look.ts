import { usesIn } from './Use.ts'

const grid = 'design-system/layout/Grid/Grid.css.ts'
const item = 'design-system/feedback/Snackbar/SnackbarItem.tsx'
const announced = 'design-system/feedback/announce/announce.test.tsx'
const snackbars = 'design-system/feedback/Snackbar/Snackbars.test.tsx'
const formats = 'app/i18n/format.test.ts'

/** Components and styles: times, widths of screens, what assistive technology hears, numbers as people read them. */
export const look = [
  ...usesIn('design-system/feedback/Snackbar/snackbarQueue.ts', [
    ['a snackbar of nine seconds', "'5s': waits.snackbarMs", "'5s': 9000", 'constants/snackbar-duration'],
    [
      'a snackbar that never goes',
      "'5s': waits.snackbarMs",
      "'5s': undefined",
      'constants/snackbar-duration',
    ],
    ['errors go by themselves', "message.tone === 'error' || ", '', snackbars],
    ['one message at a time', 'const mostAtOnce = 3', 'const mostAtOnce = 1', snackbars],
  ]),
  ...usesIn(item, [
    [
      'the button of a snackbar does nothing',
      'aria-label={closeLabel} onPress={close}',
      'aria-label={closeLabel}',
      'dialog/snackbar-dismiss',
    ],
    [
      'the action leaves its snackbar',
      '    action?.onPress()\n    close()\n',
      '    action?.onPress()\n',
      'dialog/snackbar-action',
    ],
    ['every snackbar interrupts', "tone === 'error' ? 'assertive' : 'polite'", "'assertive'", snackbars],
    ['a snackbar is not said', '    announce(hint === undefined', '    void (hint === undefined', snackbars],
    [
      'a snackbar begins its time again when it is shown again',
      'timesLeft.get(toast) ?? time',
      'time',
      snackbars,
    ],
  ]),
  ...usesIn('design-system/feedback/Snackbar/snackbarClock.ts', [
    ['time runs under the pointer', '  if (isHeldNow !== wasHeld)', '  if (isHeldNow === null)', snackbars],
  ]),
  ...usesIn('design-system/feedback/Progress/usePendingShown.ts', [
    [
      'the spinner comes after a tenth of a second',
      'waits.pendingMs',
      '100',
      'constants/loading-indicator-delay',
    ],
    [
      'the spinner comes at once',
      'return isPending && isLong',
      'return isPending',
      'states/loading-indicator',
    ],
  ]),
  ...usesIn('design-system/feedback/announce/announce.ts', [
    [
      'live regions are off',
      "region.setAttribute('aria-live', urgency)",
      "region.setAttribute('aria-live', 'off')",
      announced,
    ],
    ['a message is gone before it is read', 'const lifetime = 7000', 'const lifetime = 7', announced],
    ['every count of a series is said', '  clearTimeout(waiting.get(topic))\n', '', announced],
  ]),
  ...usesIn('design-system/forms/Form/formState.ts', [
    [
      'a form is sent twice',
      "  if (state.status === 'submitting') return state\n",
      '',
      'states/submit-while-loading',
    ],
    [
      'editing tells off for what is not finished',
      'fieldsOf(values).filter((name) => state.errors[name] !== undefined)',
      'fieldsOf(values)',
      'states/edit-after-error',
    ],
    [
      'a form without errors stays in error',
      "? { ...state, status: 'idle', errors: {}, isReported: false }",
      "? { ...state, status: 'error', errors: {}, isReported: false }",
      'states/no-error-remains',
    ],
    [
      'a form with errors is sent',
      'return isEmpty(errors) ? {',
      'return isEmpty({}) ? {',
      'states/submit-with-errors',
    ],
    [
      'an accepted form is idle',
      "{ ...state, status: 'success' }",
      "{ ...state, status: 'idle' }",
      'design-system/forms/Form/formState.test.tsx',
    ],
  ]),
  ...usesIn('design-system/forms/PasswordField/PasswordField.tsx', [
    ['a password stays hidden', "isShown ? 'text' : 'password'", "'password'", 'dialog/password-toggle'],
  ]),
  ...usesIn('design-system/forms/PhoneField/recognisePrefix.ts', [
    [
      'a typed prefix stays in the number',
      'number: withoutDigits(rest, longest)',
      'number: typed',
      'dialog/phone-typed-prefix',
    ],
    [
      'a typed prefix does not switch the country',
      'country: found.id, number',
      'country: present, number',
      'dialog/phone-typed-prefix',
    ],
  ]),
  ...usesIn('design-system/overlays/useClosesOnBack.ts', [
    ['Back closes on phones alone', "below('lg')", "below('sm')", 'constants/breakpoint-lg'],
    [
      'Back closes on every screen',
      "!matchMedia(below('lg')).matches",
      'false',
      'authentication/back-closes',
    ],
  ]),
  ...usesIn(grid, [
    [
      'four in a row on tablets',
      "[from('md')]: { gridTemplateColumns: 'repeat(4",
      "[from('sm')]: { gridTemplateColumns: 'repeat(4",
      'constants/breakpoint-md',
    ],
    [
      'two in a row on tablets alone',
      "[from('xs')]: { gridTemplateColumns: 'repeat(2",
      "[from('sm')]: { gridTemplateColumns: 'repeat(2",
      'constants/breakpoint-xs',
    ],
    [
      'halves from 1024 px',
      "halves: { '@media': { [from('sm')]",
      "halves: { '@media': { [from('md')]",
      'constants/breakpoint-sm',
    ],
  ]),
  ...usesIn('tokens/scale/breakpoints.ts', [
    [
      'widths of screens in em of 18 px',
      '(min-width: ${breakpoints[step] / 16}em)',
      '(min-width: ${breakpoints[step] / 18}em)',
      'constants/breakpoint-md',
    ],
    [
      '"narrower than" begins one step too late',
      '(max-width: ${breakpoints[step] / 16 - 0.01}em)',
      '(max-width: ${breakpoints[step] / 16 + 1}em)',
      'constants/breakpoint-lg',
    ],
  ]),
  ...usesIn('app/i18n/format.ts', [
    [
      'prices in cents',
      'currency: defaults.currency, maximumFractionDigits: 0 })',
      'currency: defaults.currency, maximumFractionDigits: 2 })',
      formats,
    ],
    [
      'numbers without their tenth',
      'const tenths = numbers({ maximumFractionDigits: 1 })',
      'const tenths = numbers({ maximumFractionDigits: 0 })',
      formats,
    ],
    ['dates of another clock', 'timeZone: defaults.timeZone })', "timeZone: 'UTC' })", formats],
    ['kilometres from ten on', 'metres < 1000', 'metres < 10_000', formats],
    [
      'areas with fractions',
      'area: remembered((value) => measured(whole.format(value)',
      'area: remembered((value) => measured(thousandths.format(value)',
      formats,
    ],
  ]),
]
