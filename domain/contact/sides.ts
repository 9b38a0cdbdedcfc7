/** The two sides of a conversation about a home: the seeker and the advertiser. */
export const sides = ['seeker', 'advertiser'] as const
export type Side = (typeof sides)[number]

export const otherSide = (side: Side): Side => (side === 'seeker' ? 'advertiser' : 'seeker')
