import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'
import { button } from '../Button/Button.css.ts'

const base = (size: 'medium' | 'small') => button({ variant: 'secondary', size })

/** Over a secondary button. The doubled edge marks the state without colours. */
export const toggleButton = recipe({
  base: {
    selectors: {
      '&[data-selected]': {
        backgroundColor: vars.color.actionSoft,
        borderColor: vars.color.action,
        boxShadow: `inset 0 0 0 ${vars.line.control} ${vars.color.action}`,
        color: vars.color.textOnActionSoft,
      },
      '&[data-selected][data-hovered]': { backgroundColor: vars.color.actionSoftHover },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
  variants: { size: { medium: base('medium'), small: base('small') } },
})
