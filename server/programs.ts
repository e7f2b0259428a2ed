/** What runs as a process of its own: the server and the owner's commands. */
export const SERVER_PROGRAMS = [
  'server/node.ts',
  'server/cli/inbox.ts',
  'server/cli/doctor.ts',
  'server/cli/access.ts',
  'server/cli/links.ts',
]
