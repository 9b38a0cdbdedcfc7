import { describe, expect, it } from 'vitest'
import { mayGiveRole, mayInTeam, teamRights, teamRoles } from './team.ts'

describe('rights of a team', () => {
  it('give an owner every right', () => {
    for (const right of Object.keys(teamRights)) expect(mayInTeam('owner', right as never), right).toBe(true)
  })

  it('let nobody but an owner make or end an owner', () => {
    expect(teamRoles.filter((role) => mayGiveRole(role, 'owner'))).toEqual(['owner'])
    expect(teamRoles.filter((role) => mayGiveRole(role, 'reader'))).toEqual(['owner', 'admin'])
  })

  it('let a reader change nothing', () => {
    const may = Object.keys(teamRights).filter((right) => mayInTeam('reader', right as never))
    expect(may).toEqual(['see', 'seeLeads', 'seeFeeds'])
  })
})
