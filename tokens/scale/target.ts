/** Target sizes: `touch` for anything a finger meets, `dense` the least a pointer needs. */
export const target = { touch: '2.75rem', compact: '2.25rem', dense: '1.5rem' } as const
