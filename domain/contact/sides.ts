/** The two who talk about a home: who looks for one, and who offers it. */
export const sides = ['seeker', 'advertiser'] as const
export type Side = (typeof sides)[number]

export const otherSide = (side: Side): Side => (side === 'seeker' ? 'advertiser' : 'seeker')
