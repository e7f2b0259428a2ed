/** For trying the site; PORTFOLIO_PASSWORD replaces it. */
export const DEFAULT_PASSWORD = 'low-sun'
