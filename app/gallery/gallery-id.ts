/** The id of the element that holds the gallery, which the scripts take over. */
export const GALLERY_ID = "gallery";
