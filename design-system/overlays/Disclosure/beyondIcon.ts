import { vars } from '#tokens/contract.css.ts'

/** Margin at the end of a floating summary that is an icon alone: the icon ends where the box does, its target beyond. */
export const beyondIcon = `calc(-1 * (${vars.space.xs} + ${vars.space.hair}))`
