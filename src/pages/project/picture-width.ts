/** Width attribute of a project's pictures; the brewery's are 800x400 and 800x600. */
export const PICTURE_WIDTH = 800
