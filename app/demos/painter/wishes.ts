import { useChoices } from "../kit/facts";
import painter, { type Light, type Room } from "./facts";

/** What the visitor wants painted, from the query: the state that the two forms share. */
export function useWishes() {
  const { room, light, wall } = useChoices(painter);
  return {
    room: room as Room,
    /** Where the room's windows look, once advice was asked for. */
    light: light as Light | "",
    /** The room with the one wall whose price was asked for. */
    wall: wall as Room | "",
  };
}
