import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { headerHeight } from '#design-system/layout/Page/headerHeight.ts'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** One line at every width. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  // With the hairline below it.
  minBlockSize: `calc(${headerHeight} - ${vars.line.hair})`,
  '@media': { [below('sm')]: { gap: vars.space.xs } },
})

export const logo = recipe({
  base: { flex: 'none' },
  variants: { isShort: { true: {}, false: {} } },
})

// The search takes the room of the name.
globalStyle(`${logo.classNames.variants.isShort.true} span`, {
  '@media': { [below('sm')]: { display: 'none' } },
})

/** Below `md` they are in the footer. */
export const sections = style({
  flex: 'none',
  // The name stands apart from the first section, as far as sections do from one another.
  '@media': { [from('lg')]: { marginInlineStart: vars.space.sm }, [below('md')]: { display: 'none' } },
})

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

export const search = recipe({
  base: {
    flex: '0 1 26rem',
    minInlineSize: 0,
    marginInline: 'auto',
    '@media': { [below('md')]: { flex: '1 1 auto' } },
  },
  variants: {
    /** Once the page's own search has scrolled away; never, where a browser does not know scroll timelines. */
    isLate: {
      true: {
        visibility: 'hidden',
        '@supports': {
          '(animation-timeline: scroll())': {
            animationName: appear,
            animationTimingFunction: 'step-end',
            animationFillMode: 'both',
            animationDuration: 'auto',
            animationTimeline: 'scroll(root block)',
            animationRange: '0 32rem',
          },
        },
      },
      false: {},
    },
  },
})

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  flex: 'none',
})

export const places = style({
  display: 'flex',
  gap: vars.space.xxs,
  '@media': { [below('md')]: { display: 'none' } },
})

export const account = recipe({
  variants: { isInTabs: { true: { '@media': { [below('md')]: { display: 'none' } } }, false: {} } },
})
