/** What a path may not be. */
export interface PathRule {
  readonly name: string
  readonly reason: string
  readonly forbids: RegExp
}

export const pathRules: readonly PathRule[] = [
  {
    name: 'no folder without a subject',
    reason: 'a folder says what is in it; these four say that nobody knew',
    forbids: /(?:^|\/)(?:utils?|helpers?|common|misc)\//,
  },
  {
    name: 'no JSX in server/, cli/ or demo/',
    reason: 'Node runs these folders as they stand and strips types only; what is rendered lives in app/',
    forbids: /^(?:server|cli|demo)\/.*\.tsx$/,
  },
]
