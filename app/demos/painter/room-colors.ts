/** The colors of a drawn room; a worn one shows its age. */
export interface RoomColors {
  wall: string;
  trim: string;
  brave: string;
  worn?: boolean;
}
