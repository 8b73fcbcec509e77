import { useChoices, useTypedName } from "../kit/facts";
import painter, { UNASKED, type Light, type Room } from "./facts";

/** What the visitor wants painted: the state that the two forms share. */
interface Wishes {
  room: Room;
  /** Where the room's windows look, once advice was asked for. */
  light?: Light;
  /** The room with the one wall whose price was asked for. */
  wall?: Room;
}

/** The visitor's wishes, from the query. */
export function useWishes(): Wishes {
  const choices = Object.entries(useChoices(painter));
  return Object.fromEntries(choices.filter(([, value]) => value !== UNASKED)) as unknown as Wishes;
}

/** The address of a section with other wishes; the name on the door stays. */
export function useWishLink(): (section: string, wishes: Partial<Wishes>) => string {
  const name = useTypedName();
  return (section, wishes) => {
    const query = new URLSearchParams({ ...(name && { name }), ...wishes });
    return `?${query.toString()}#${section}`;
  };
}
