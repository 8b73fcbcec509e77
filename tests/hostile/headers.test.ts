import { headers } from "./tables/headers";
import { tryAll } from "./trying";

// The client's address is read from a header, as behind a proxy.
tryAll(headers, { CLIENT_IP_HEADER: "Fly-Client-IP" });
