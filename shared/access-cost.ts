/** The gate's hash, as the build makes it and the browser checks it: about 0.1 s on a laptop for each try. */
export const ACCESS_COST = { N: 2 ** 14, r: 8, p: 1 }

/** A longer input is wrong without hashing it, so that a pasted book doesn't stall the page. */
export const MAX_PASSWORD_LENGTH = 1000
