import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

// Buttons are marked with data-hovered, since `:hover` stays after a touch; plain links have only the pseudo-classes.
const hovered = '&[data-hovered], &:is(a):hover'
const pressed = '&[data-pressed], &:active'
const forcedColors = '(forced-colors: active)'

const paddingInline = createVar()

/** How far a button's words are from its edge. In forced colours edges are drawn, and stay inside. */
const beyondWords = `calc(-1 * (${paddingInline} + ${vars.line.control}))`

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minInlineSize: vars.target.touch,
    maxInlineSize: '100%',
    border: `${vars.line.control} solid transparent`,
    borderRadius: vars.radius.pill,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.heading,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `background-color ${vars.duration.fast} ${vars.easing.standard}, border-color ${vars.duration.fast} ${vars.easing.standard}`,
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&[aria-disabled=true]': { cursor: 'progress' } },
    '@media': { [forcedColors]: { borderColor: 'ButtonBorder' } },
  },
  variants: {
    variant: {
      primary: {
        backgroundColor: vars.color.action,
        color: vars.color.textOnAction,
        selectors: {
          [hovered]: { backgroundColor: vars.color.actionHover },
          [pressed]: { backgroundColor: vars.color.actionPressed },
        },
        '@media': {
          [forcedColors]: {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            borderColor: 'Highlight',
          },
        },
      },
      secondary: {
        backgroundColor: vars.color.surfaceRaised,
        color: vars.color.text,
        borderColor: vars.color.borderStrong,
        selectors: {
          [hovered]: { backgroundColor: vars.color.surfaceHover, borderColor: vars.color.text },
          [pressed]: { backgroundColor: vars.color.actionSoft },
        },
      },
      soft: {
        backgroundColor: vars.color.actionSoft,
        borderColor: vars.color.tintEdge,
        color: vars.color.textOnActionSoft,
        selectors: {
          [hovered]: { backgroundColor: vars.color.actionSoftHover },
          [pressed]: { backgroundColor: vars.color.actionSoftHover },
        },
      },
      quiet: {
        color: vars.color.textAction,
        selectors: {
          [hovered]: { backgroundColor: vars.color.actionSoft },
          [pressed]: { backgroundColor: vars.color.actionSoftHover, color: vars.color.textOnActionSoft },
        },
      },
      danger: {
        backgroundColor: vars.color.danger,
        color: vars.color.textOnDanger,
        selectors: {
          [hovered]: { backgroundColor: vars.color.dangerHover },
          [pressed]: { backgroundColor: vars.color.dangerHover },
        },
      },
    },
    size: {
      medium: {
        minBlockSize: vars.target.touch,
        paddingBlock: vars.space.xs,
        vars: { [paddingInline]: `calc(${vars.space.md} + ${vars.space.xxs})` },
        paddingInline,
        fontSize: vars.size.body,
      },
      small: {
        minBlockSize: vars.target.compact,
        paddingBlock: vars.space.xxs,
        vars: { [paddingInline]: vars.space.sm },
        paddingInline,
        fontSize: vars.size.small,
        '@media': { '(pointer: coarse)': { minBlockSize: vars.target.touch } },
      },
    },
    width: { full: { inlineSize: '100%' }, content: {} },
    flush: {
      start: { marginInlineStart: beyondWords, '@media': { [forcedColors]: { marginInlineStart: 0 } } },
      end: { marginInlineEnd: beyondWords, '@media': { [forcedColors]: { marginInlineEnd: 0 } } },
    },
  },
})

/** A long word breaks rather than overflows the button; two lines never leave a single word alone. */
export const words = style({ minInlineSize: 0, textWrap: 'balance' })

/** Words and icons. They keep their space under the spinner, so that nothing around moves. */
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  selectors: { '[aria-disabled=true] > &': { opacity: 0 } },
})

export const wait = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
