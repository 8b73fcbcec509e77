"""A camera in true scale."""
import bpy
from mathutils import Matrix, Vector

from studio.geometry import add_object


def camera(location, target, lens=63, aperture=5.6, focus=None, roll=0.0):
    """Full-frame camera: lens in mm, aperture as f-number, focus: a point (default: the target).

    One unit is 10 cm but Cycles takes it for a metre, so the opening is made ten times as wide.
    """
    data = bpy.data.cameras.new("camera")
    thing = add_object("camera", data)
    bpy.context.scene.camera = thing
    view = Vector(target) - Vector(location)
    turn = view.to_track_quat("-Z", "Y").to_matrix().to_4x4() @ Matrix.Rotation(roll, 4, "Z")
    thing.location, thing.rotation_euler = location, turn.to_euler()
    data.lens, data.clip_start = lens, 0.05
    data.dof.use_dof = True
    data.dof.aperture_fstop = aperture / 10
    data.dof.aperture_blades, data.dof.aperture_rotation = 9, 0.2
    distance = Vector(focus if focus is not None else target) - Vector(location)
    data.dof.focus_distance = distance.dot(view.normalized())
    return thing
