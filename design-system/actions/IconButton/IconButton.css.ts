import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    border: `${vars.line.control} solid transparent`,
    borderRadius: vars.radius.pill,
    cursor: 'pointer',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
    '@media': { '(forced-colors: active)': { borderColor: 'ButtonBorder' } },
  },
  variants: {
    variant: {
      plain: {
        color: vars.color.text,
        selectors: {
          '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
          '&[data-pressed], &:active': { backgroundColor: vars.color.actionSoft },
          '&[data-selected]': { color: vars.color.textAction },
        },
      },
      outlined: {
        color: vars.color.text,
        backgroundColor: vars.color.surfaceRaised,
        borderColor: vars.color.borderStrong,
        selectors: {
          '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
          '&[data-selected]': {
            color: vars.color.textOnActionSoft,
            backgroundColor: vars.color.actionSoft,
            borderColor: vars.color.action,
            boxShadow: `inset 0 0 0 ${vars.line.control} ${vars.color.action}`,
          },
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
      photo: {
        color: vars.color.textOnPhotoControl,
        backgroundColor: vars.color.photoControl,
        boxShadow: vars.shadow.raised,
        selectors: {
          '&[data-hovered]': { color: vars.color.textAction },
          '&[data-selected]': { color: vars.color.cut },
          // The photograph next to the ring may have any colour: the ring has a background on both its sides.
          '&[data-focus-visible], &:focus-visible': {
            boxShadow: `0 0 0 calc(${vars.line.focusGap} + 2 * ${vars.line.focus}) ${vars.color.photoControl}`,
          },
        },
      },
    },
    size: {
      medium: { inlineSize: vars.target.touch, blockSize: vars.target.touch },
      small: {
        inlineSize: vars.target.compact,
        blockSize: vars.target.compact,
        '@media': { '(pointer: coarse)': { inlineSize: vars.target.touch, blockSize: vars.target.touch } },
      },
    },
  },
})
