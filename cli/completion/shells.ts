/** Shells that `estia completion` writes for. */
export const shellNames = ['bash', 'zsh', 'fish'] as const
export type ShellName = (typeof shellNames)[number]
