import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import './fonts.css.ts'
import './reset.css.ts'
import './themes/themes.css.ts'

globalStyle('html', {
  fontFamily: vars.font.sans,
  fontSize: '100%',
  lineHeight: vars.leading.body,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  // Sticky bars must never cover what the keyboard focused.
  scrollPaddingBlock: `calc(${vars.space.huge} + ${vars.space.xxl}) ${vars.space.huge}`,
  textSizeAdjust: '100%',
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  accentColor: vars.color.action,
})

globalStyle(':focus-visible', {
  outline: `${vars.line.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.line.focusGap,
})

// A heading that takes focus after a route change needs no ring: nothing is operated there.
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' })

globalStyle('::selection', {
  backgroundColor: vars.color.actionSoftHover,
  color: vars.color.textOnActionSoft,
})
