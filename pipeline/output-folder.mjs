/** Where the build goes and the server looks for it. The journeys with the lock have one of their own beside it. */
export const DIST = process.env.BUILD_FOLDER || 'dist'
export const CLIENT_FOLDER = `${DIST}/client`
/** A locked site's; what its server serves of it depends on the visitor. */
export const CLOSED_FOLDER = `${DIST}/closed`
