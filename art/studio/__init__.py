"""A small photo studio for Blender's Cycles: still lifes written as scripts.

One Blender unit is 10 cm everywhere. Z points up; the camera usually looks along +Y.
"""
