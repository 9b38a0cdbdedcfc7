/** Who works for an agency, and who of them may do what. */

export const teamRoles = ['owner', 'admin', 'editor', 'leads', 'accounts', 'reader', 'api'] as const
export type TeamRole = (typeof teamRoles)[number]

/** The roles that each right belongs to. */
export const teamRights = {
  see: teamRoles,
  /** Offices, members, invitations. */
  manageTeam: ['owner', 'admin'],
  /** Who is an owner. */
  manageOwners: ['owner'],
  seeAudit: ['owner', 'admin'],
  editAds: ['owner', 'admin', 'editor'],
  /** Messages, visits and proposals of the office, to read. */
  seeLeads: ['owner', 'admin', 'leads', 'reader'],
  answerLeads: ['owner', 'admin', 'leads'],
  exportLeads: ['owner', 'admin', 'leads', 'accounts'],
  seeFeeds: ['owner', 'admin', 'editor', 'reader', 'api'],
  manageFeeds: ['owner', 'admin', 'editor', 'api'],
  manageKeys: ['owner', 'admin', 'api'],
} as const satisfies Readonly<Record<string, readonly TeamRole[]>>
export type TeamRight = keyof typeof teamRights

/** Whether a role has a right. */
export const mayInTeam = (role: TeamRole, right: TeamRight): boolean =>
  (teamRights[right] as readonly TeamRole[]).includes(role)

/** Whether a member may give or take a role. */
export const mayGiveRole = (role: TeamRole, given: TeamRole): boolean =>
  mayInTeam(role, given === 'owner' ? 'manageOwners' : 'manageTeam')

export const teamLimits = {
  members: 200,
  offices: 50,
  invitations: 50,
  /** Days that an invitation can be accepted in. */
  invitationDays: 14,
  nameLength: 80,
  addressLength: 160,
  /** Entries of the audit log that a page shows. */
  auditShown: 100,
} as const

/** What the audit log has entries of. */
export const auditActions = [
  'officeAdded',
  'officeChanged',
  'officeRemoved',
  'invited',
  'invitationEnded',
  'joined',
  'roleChanged',
  'memberEnded',
  'memberLeft',
  'keyMade',
  'keyRotated',
  'keyEnded',
  'feedSent',
  'feedChanged',
  'withdrawalAccepted',
  'leadAssigned',
  'webhookChanged',
  'profileChanged',
  'planOverdue',
  'planPaid',
  'planChanged',
] as const
export type AuditAction = (typeof auditActions)[number]
