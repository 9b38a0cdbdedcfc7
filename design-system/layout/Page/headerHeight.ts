/** Height of the header that stays at the top of the window: what else stays there begins below it. */
export const headerHeight = 'var(--header-block-size, 4rem)'
