import { globalStyle, style } from '@vanilla-extract/css'
import { options } from '#design-system/overlays/popover.css.ts'

/** The list itself scrolls, not the popover around it: nothing else scrolls its rows into view. */
export const optionList = style([options, { minBlockSize: 0, overflowY: 'auto' }])

// A list that is too long scrolls; it does not squeeze its rows.
globalStyle(`${optionList} > *`, { flexShrink: 0 })
