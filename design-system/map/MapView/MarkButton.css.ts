import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

/** The middle of its lower edge is at its position; the map moves it. */
export const holder = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: 0,
    blockSize: 0,
    // Never under the mark of a hovered card.
    selectors: { '&:focus-within': { zIndex: `calc(${vars.layer.raised} + 1)` } },
  },
  variants: {
    isRaised: { true: { zIndex: vars.layer.raised } },
  },
})

export const mark = recipe({
  base: {
    position: 'absolute',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xxs,
    minBlockSize: vars.target.dense,
    minInlineSize: vars.target.dense,
    border: `${vars.line.control} solid transparent`,
    fontSize: vars.size.small,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.leading.snug,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    pointerEvents: 'auto',
    boxShadow: vars.shadow.raised,
    WebkitTapHighlightColor: 'transparent',
    '@media': {
      '(pointer: coarse)': { minBlockSize: vars.target.touch, minInlineSize: vars.target.touch },
      '(forced-colors: active)': {
        borderColor: 'ButtonText',
        backgroundColor: 'ButtonFace',
        color: 'ButtonText',
      },
    },
    selectors: {
      '&[data-detail]::after': {
        content: 'attr(data-detail)',
        fontSize: vars.size.micro,
        fontWeight: vars.weight.regular,
      },
      '&[data-hovered]': { backgroundColor: vars.color.surfaceInverse, color: vars.color.textOnInverse },
    },
  },
  variants: {
    kind: {
      home: {
        insetBlockEnd: 0,
        transform: 'translateX(-50%)',
        paddingInline: vars.space.xs,
        borderRadius: vars.radius.pill,
      },
      cluster: {
        flexDirection: 'column',
        gap: 0,
        transform: 'translate(-50%, -50%)',
        minInlineSize: vars.target.touch,
        minBlockSize: vars.target.touch,
        padding: vars.space.xxs,
        paddingInline: vars.space.xs,
        borderRadius: vars.radius.pill,
        backgroundColor: vars.color.surfaceRaised,
        color: vars.color.text,
        borderColor: vars.color.borderStrong,
      },
    },
    look: {
      fresh: {
        backgroundColor: vars.color.surfaceRaised,
        color: vars.color.text,
        borderColor: vars.color.borderStrong,
      },
      seen: {
        backgroundColor: vars.color.surfaceSunken,
        color: vars.color.textMuted,
        borderColor: vars.color.border,
        fontWeight: vars.weight.medium,
        boxShadow: 'none',
      },
    },
    isApproximate: { true: { borderStyle: 'dashed', borderColor: vars.color.action } },
    isRaised: {
      true: {
        backgroundColor: vars.color.surfaceInverse,
        color: vars.color.textOnInverse,
        borderColor: vars.color.surfaceInverse,
        '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
      },
    },
  },
})
