/** Who may do what in a group of saved homes. */

/** Roles of a group, the one with the fewest rights first. */
export const roles = ['viewer', 'commenter', 'editor', 'owner'] as const
export type Role = (typeof roles)[number]

/** Roles that a link or a mail can invite to: the owner stays the owner. */
export const invitedRoles = ['viewer', 'commenter', 'editor'] as const satisfies readonly Role[]

/** The least role that each right needs. A note that is not shared is the author's own: any member may write one. */
const rights = {
  see: 'viewer',
  writeOwnNote: 'viewer',
  vote: 'commenter',
  shareNote: 'commenter',
  changeItems: 'editor',
  manage: 'owner',
} as const satisfies Readonly<Record<string, Role>>
export type Right = keyof typeof rights

/** Whether a role has a right. */
export const mayIn = (role: Role, right: Right): boolean =>
  roles.indexOf(role) >= roles.indexOf(rights[right])
